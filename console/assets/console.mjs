/** What scripts add to pages that work without them. */

// Lists of choices act at once: the button beside them is for who has no scripts.
for (const field of document.querySelectorAll('[data-submits]')) {
  field.addEventListener('change', () => field.form.requestSubmit());
  for (const button of field.form.querySelectorAll('button:not([name])')) button.hidden = true;
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
