import {
  MODEL_USES,
  type ModelUse,
} from '../domain/session/turn/interpret/with-model/should-ask-model.ts';

/** When turns are put to the model: by tenant, by tenant/service, else for all. */
export interface ModelUses {
  readonly byDefault: ModelUse;
  /** Keys are `tenant` or `tenant/service`. */
  readonly others: ReadonlyMap<string, ModelUse>;
}

const USE = MODEL_USES.join('|');
const ID = '[a-z0-9][a-z0-9_-]*';
const USES = new RegExp(`^(${USE})(,${ID}(/${ID})?=(${USE}))*$`);

/** Whether a text is like `when_unsure,acme=always,acme/booking=never`. */
export function isModelUses(text: string): boolean {
  return USES.test(text);
}

/** Reads a text that `isModelUses` takes; of two entries for one name, the last counts. */
export function readModelUses(text: string): ModelUses {
  const [byDefault, ...others] = text.split(',');
  const entries = others.map((entry) => entry.split('=') as [string, ModelUse]);
  return { byDefault: byDefault as ModelUse, others: new Map(entries) };
}

export function modelUseFor(
  { byDefault, others }: ModelUses,
  { tenant, service }: { readonly tenant: string; readonly service: string },
): ModelUse {
  return others.get(`${tenant}/${service}`) ?? others.get(tenant) ?? byDefault;
}
