/** What scripts add to pages that work without them. */

// Lists of choices act at once; where there is nothing else to fill in, the button is for who has no scripts.
for (const field of document.querySelectorAll('[data-submits]')) {
  const { form } = field;
  field.addEventListener('change', () => form.requestSubmit());
  const isAll = !form.querySelector(':is(input, select):not([data-submits], [type=hidden])');
  for (const button of form.querySelectorAll('button:not([name])')) button.hidden = isAll;
}

// A part of a page that tells what goes on: read again until it says that it has ended.
const REFRESH_MS = 700;

async function refresh(part) {
  const url = location.href;
  const answer = await fetch(url, { headers: { Accept: 'text/html' } }).catch(() => undefined);
  const page = new DOMParser().parseFromString((await answer?.text()) ?? '', 'text/html');
  const next = page.getElementById(part.id);
  if (next) part.replaceWith(next);
  watch();
}

function watch() {
  const part = document.querySelector('[data-refresh]');
  if (part) setTimeout(() => refresh(part), REFRESH_MS);
}

watch();

// What cannot be taken back is asked about once more.
document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-confirms]');
  if (button && !confirm(button.dataset.confirms)) event.preventDefault();
});

for (const button of document.querySelectorAll('[data-copies]')) {
  button.hidden = !navigator.clipboard;
  button.addEventListener('click', () =>
    navigator.clipboard.writeText(document.getElementById(button.dataset.copies).textContent),
  );
}

// What was refused is gone on with where it was wrong first.
document.querySelector('[data-saves] [aria-invalid=true]')?.focus();

// A form is saved with the keyboard from anywhere in it.
document.addEventListener('keydown', (event) => {
  const isSave = (event.ctrlKey || event.metaKey) && (event.key === 's' || event.key === 'Enter');
  if (!isSave) return;
  const form = event.target.closest('form') ?? document.querySelector('[data-saves]');
  if (!form?.matches('[data-saves]')) return;
  event.preventDefault();
  form.requestSubmit(form.querySelector('button.primary'));
});

// In a table, the arrows lead from row to row.
for (const rows of document.querySelectorAll('[data-rows]')) {
  rows.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && event.altKey) {
      event.preventDefault();
      event.target
        .closest('tr')
        .querySelector(`[name=${step < 0 ? 'up' : 'down'}]`)
        ?.click();
      return;
    }
    if (!step || !event.target.matches('a')) return;
    const links = [...rows.querySelectorAll('th a')];
    const next = links[links.indexOf(event.target) + step];
    if (next) event.preventDefault();
    next?.focus();
  });
}

// A list of choices grows by a row at a time.
for (const table of document.querySelectorAll('[data-grows]')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'small';
  button.textContent = table.dataset.grows;
  button.addEventListener('click', () => {
    const row = table.tBodies[0].rows[table.tBodies[0].rows.length - 1].cloneNode(true);
    for (const input of row.querySelectorAll('input')) {
      input.value = '';
      input.removeAttribute('aria-invalid');
      input.ariaLabel = input.ariaLabel.replace(/\d+$/, (n) => String(Number(n) + 1));
    }
    table.tBodies[0].append(row);
    row.querySelector('input').focus();
  });
  table.parentElement.after(button);
}

// One list fills another field with what most people want there.
for (const part of document.querySelectorAll('[data-fills]')) {
  part.hidden = false;
  part.querySelector('select').addEventListener('change', ({ target }) => {
    if (target.value) document.getElementById(part.dataset.fills).value = target.value;
  });
}

// Rows are dragged to another place among their own; the form under the table tells it.
for (const rows of document.querySelectorAll('[data-order]')) {
  let dragged;
  const isBeside = (row) => 'id' in row.dataset && row.dataset.group === dragged.dataset.group;
  const idOf = (row) => (row && isBeside(row) ? row.dataset.id : '');
  for (const row of rows.rows) row.draggable = 'id' in row.dataset;
  rows.addEventListener('dragstart', ({ target }) => {
    dragged = target.closest('tr');
  });
  rows.addEventListener('dragover', (event) => {
    const over = event.target.closest('tr');
    if (!dragged || over?.parentElement !== rows || !isBeside(over)) return;
    event.preventDefault();
    const isBelow = dragged.rowIndex < over.rowIndex;
    over[isBelow ? 'after' : 'before'](dragged);
  });
  rows.addEventListener('drop', (event) => {
    event.preventDefault();
    const form = document.getElementById(rows.dataset.order);
    form.elements.row.value = dragged.dataset.id;
    form.elements.above.value = idOf(dragged.previousElementSibling);
    form.elements.below.value = idOf(dragged.nextElementSibling);
    form.requestSubmit();
  });
}
