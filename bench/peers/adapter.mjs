// The service as one more row of a peers' bench (load generator: one POST a turn, closed loop).
// `prepare` publishes 300 questions, makes a key and enough sessions; `request` gives one turn.
// state_version is not fed back by the load, so it comes from one rehearsal: the same turns give the same versions.
const ADMIN = process.env.QSS_ADMIN_TOKEN;
/**
 * `click`; `words`: real sentences, the question named; `rephrased`: the same, of an agent that hardly ever says the same
 * twice; `attribution`: as `words`, nothing named.
 */
const ROW = process.env.BENCH_ROW ?? 'click';
const HEADERS = { 'Content-Type': 'application/json' };

const OPENINGS = [
  'Could you tell me about',
  'What should we know about',
  'How do you see',
  'Have you settled',
  'Is there anything special about',
];
const QUALITIES = ['current', 'former', 'preferred', 'expected', 'monthly', 'average'];
const SUBJECTS = (
  'heating|roof insulation|garden|budget|loan|income|rent|deposit|moving date|garage|kitchen|bathroom|energy meter|' +
  'supply contract|tariff|phone line|street|birthday party|employer|job|salary|school|car|bicycle|train pass|' +
  'insurance|damage claim|repair work|holiday plans|dentist'
).split('|');
const REPLIES = [
  'Yes, that is right. My wife looked into it last week and she agrees with me.',
  'No, not at all. We had some trouble with it a few years ago, so we gave it up.',
  'I am unsure, to be honest. Somebody from the office wanted to call me back about it, but nobody has so far.',
  'Hm, let me think. Yes, I would say so, although it may change once the children have left for college.',
  'No. And before I forget, could you send me a summary of all this when we are done? That would help.',
];

const PREFACES = (
  'Before we go on, |Just so that I have it right, |For my notes, |One more thing: |Moving on, |Next, |Out of interest, |' +
  'While we are at it, |To complete the picture, |Then, |Now, |And '
).split('|');
const CLOSINGS = (
  '|, roughly|, in a few words|, as things stand|, if you can say|, so that I can note it|, for the record|, in your own words|' +
  ', as far as you know|, at this point|, when you look at it|, all in all'
).split('|');

/** The n-th question; six qualities times the subjects, so that many share words and none is another. */
const wording = (n) => `${OPENINGS[n % OPENINGS.length]} ${topic(n)}?`;
const topic = (n) =>
  `your ${QUALITIES[Math.floor(n / SUBJECTS.length) % QUALITIES.length]} ${
    SUBJECTS[n % SUBJECTS.length]
  }${n >= SUBJECTS.length * QUALITIES.length ? ', once more' : ''}`;

/** The n-th question in other words: 720 of them. */
function rephrased(n, variant) {
  const [opening, rest] = cut(variant, OPENINGS);
  const [preface, last] = cut(rest, PREFACES);
  const [closing] = cut(last, CLOSINGS);
  return `${preface}${opening[0].toLowerCase()}${opening.slice(1)} ${topic(n)}${closing}?`;
}

function cut(variant, list) {
  return [list[variant % list.length], Math.floor(variant / list.length)];
}

const words =
  'please describe which option best matches the situation of the applicant and add any detail that would help the reviewer to decide'.split(
    ' ',
  );
const filler = (length, seed) => {
  let text = '';
  for (let i = 0; text.length < length; i++) text += `${words[(i * 7 + seed) % words.length]} `;
  return text.slice(0, length).trim();
};

const QUESTIONS = 300;
const STAGES = 10;
let key;
let versions = [];
const sessions = new Map();

async function call(url, token, body, idempotencyKey = `k-${Math.random()}-${Date.now()}`) {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...HEADERS, Authorization: `Bearer ${token}`, 'Idempotency-Key': idempotencyKey },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json = await response.json();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${JSON.stringify(json)}`);
  return json;
}

function changes() {
  const entity = (name, fields) => ({ entity: name, operation: 'create', [name]: fields });
  const list = [
    entity('objective', {
      name: 'Bench',
      max_turns: 200,
      candidates_per_call: 10,
      order_strength: 1,
    }),
  ];
  for (let s = 0; s < STAGES; s++) {
    list.push(
      entity('sub_objective', {
        id: `s${s}`,
        name: `Stage ${s}`,
        order_position: s,
        completion_role: 'blocking',
      }),
    );
  }
  for (let q = 0; q < QUESTIONS; q++) {
    const id = String(q).padStart(4, '0');
    list.push(
      entity('question', {
        id: `q-${id}`,
        text: wording(q),
        type: 'single_choice',
        sub_objective_id: `s${Math.floor((q * STAGES) / QUESTIONS)}`,
        choices: ['yes', 'no', 'unsure'].map((value) => ({
          id: `${value}-${id}`,
          label: value,
          maps_to_value: value,
        })),
      }),
      entity('success_information', {
        id: `t-${id}`,
        label: `Target ${id}`,
        primary_question_id: `q-${id}`,
        schema: { type: 'string', enum: ['yes', 'no', 'unsure'] },
      }),
    );
  }
  return list;
}

function body(turn, version, variant) {
  const id = String(turn).padStart(4, '0');
  const choice = `${['yes', 'no', 'unsure'][turn % 3]}-${id}`;
  if (ROW === 'click') {
    // About 1 KB, like the bodies of the other rows: the choice beside what this agent never wants to ask.
    const unwanted = Array.from({ length: 16 }, (_, i) => `${filler(40, i)}-${i}`);
    return {
      state_version: version,
      previous_turn: { question_id: `q-${id}`, structured_answer: { choice_ids: [choice] } },
      selection: { excluded_question_ids: unwanted },
    };
  }
  const spoken = {
    assistant_text: `Thank you, noted. ${ROW === 'rephrased' ? rephrased(turn, variant) : wording(turn)}`,
    user_text: REPLIES[turn % REPLIES.length],
  };
  const named = ROW === 'attribution' ? {} : { question_id: `q-${id}` };
  return { state_version: version, previous_turn: { ...named, ...spoken } };
}

export async function prepare(port, connections, tag, turns) {
  const base = `http://127.0.0.1:${port}`;
  const admin = `http://127.0.0.1:1${port}/internal/v1/tenants/bench/services/peers`;
  key = (await call(`${admin}/keys`, ADMIN, { name: 'bench', scopes: ['runtime'] })).secret;
  const published = await fetch(`${admin}/configuration?state=published`, {
    headers: { Authorization: `Bearer ${ADMIN}` },
  });
  if (published.status === 404) await publish(admin);
  await ready(base);
  versions = await rehearse(base, turns);
  const generations = Math.ceil(1600 / connections) + 4;
  const names = [];
  for (let k = 0; k < connections; k++) {
    for (let g = 0; g < generations; g++) names.push(`${tag}-${connections}-${k}-${g}`);
  }
  while (names.length > 0) {
    await Promise.all(
      names.splice(0, 64).map(async (name) => {
        const made = await call(`${base}/v1/sessions`, key, {}, `create-${name}-${port}`);
        sessions.set(name, made.session_id);
      }),
    );
  }
}

async function publish(admin) {
  const all = changes();
  while (all.length > 0) {
    await call(`${admin}/configuration/changes`, ADMIN, { changes: all.splice(0, 500) });
  }
  const { compilation_id } = await call(`${admin}/configuration/publish`, ADMIN, {});
  for (;;) {
    const job = await call(`${admin}/configuration/compilations/${compilation_id}`, ADMIN);
    if (job.status === 'succeeded') return;
    if (job.status === 'failed') throw new Error(JSON.stringify(job));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A new key is known to the gateway as soon as its view has followed the log. */
async function ready(base) {
  for (;;) {
    const response = await fetch(`${base}/v1/sessions/none`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    await response.arrayBuffer();
    if (response.status === 404) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function rehearse(base, turns) {
  const { session_id } = await call(`${base}/v1/sessions`, key, {});
  const seen = [0];
  for (let turn = 0; turn < turns; turn++) {
    const answer = await call(
      `${base}/v1/sessions/${session_id}/next`,
      key,
      body(turn, seen[turn], 0),
    );
    seen.push(answer.versions.state_version);
  }
  return seen;
}

const bodies = new Map();
let made = 0;
function bodyText(turn) {
  const known = ROW === 'rephrased' ? undefined : bodies.get(turn);
  if (known) return known;
  const text = JSON.stringify(body(turn, versions[turn], made++));
  const entry = { text, length: Buffer.byteLength(text) };
  bodies.set(turn, entry);
  return entry;
}

export function request(session, turn, idempotencyKey) {
  const { text, length } = bodyText(turn);
  return {
    path: `/v1/sessions/${sessions.get(session) ?? 'none'}/next`,
    headers: `Authorization: Bearer ${key}\r\nIdempotency-Key: ${idempotencyKey}-k\r\n`,
    body: text,
    length,
  };
}
