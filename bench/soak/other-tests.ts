/** Tests of whole services without figures of a night, below `test/system`. */
const NAMES = [
  'consistency/history-model',
  'crashes/orphans',
  'crashes/readiness',
  'instances/claims',
  'instances/keys-on-lagging-views',
  'load/fair-lines',
  'load/large-publications',
  'load/new-connections',
  'load/new-keys-eventstoredb',
  'outages/feeding-away',
  'outages/semantics',
  'privacy/canaries',
  'privacy/contested-erasures',
  'privacy/erasing',
  'privacy/erasing-conversations',
  'privacy/keyed-digests',
  'privacy/redaction',
  'privacy/restored-erasures',
  'privacy/retention',
  'privacy/retention-of-texts',
  'privacy/sealing',
  'privacy/shared-keyring',
  'privacy/sibling-timing',
  'storage/auditing-eventstoredb',
];

export const OTHER_TESTS = NAMES.map((name) => `test/system/${name}.test.ts`);
