import { expect, it } from 'vitest';
import { createMemoryLog } from '../../../log/memory.ts';
import type { Projection } from '../../../projections/projecting/projection.ts';
import { ViewElsewhere } from '../../../projections/projecting/view-elsewhere.ts';
import {
  type ReadModels,
  StoreUnavailable,
  TablesMissing,
} from '../../../projections/store/port.ts';

it('A view that is made elsewhere is out of reach while its rows cannot be read, not while nobody has made them', async () => {
  let fault: Error | undefined = new StoreUnavailable('away');
  const get = async () => {
    if (fault) throw fault;
    return undefined;
  };
  const store = { get } as unknown as ReadModels;
  const view = new ViewElsewhere({ name: 'rows' } as Projection, store, createMemoryLog());
  await view.look();
  expect(view.state).toBe('unreachable');
  fault = new TablesMissing('none');
  await view.look();
  expect(view.state).toBe('elsewhere');
  fault = undefined;
  await view.look();
  expect(view.state).toBe('live');
  fault = new StoreUnavailable('away again');
  await view.look();
  expect(view.state).toBe('unreachable');
});
