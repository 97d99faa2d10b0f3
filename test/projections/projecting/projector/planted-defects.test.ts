import { checkpointOf, inTables } from '../../../../projections/projecting/in-tables.ts';
import { RowMemory } from '../../../../projections/projecting/row-memory.ts';
import type { RecordedCommit, Sink } from '../../../../projections/projecting/sink.ts';
import { StoreUnavailable } from '../../../../projections/store/port.ts';
import * as defects from '../../../support/defects/log-defects.ts';
import { describePlanted, type Planted } from '../../../support/defects/planted.ts';
import { describeFollowing, type Followed, HONEST } from '../following.ts';

type MakeSink = Followed['sink'];

/** Keeps rows as they are kept, but for how they are advanced. */
function advancing(
  change: (parts: {
    readonly apply: (commit: RecordedCommit) => void;
    readonly checkpoint: (to: string) => void;
    readonly stored: () => string | undefined;
    readonly together: (work: () => void) => void;
  }) => Sink['advance'],
): MakeSink {
  return (store, projection) => ({
    ...withoutTaking(inTables(store, projection)),
    advance: change({
      apply: (commit) => {
        const folding = projection.fold(store, new RowMemory());
        folding.take(commit);
        folding.write();
      },
      checkpoint: (to) => {
        store.run('UPDATE checkpoints SET position = ? WHERE name = ?', to, projection.name);
      },
      stored: () => checkpointOf(store, projection),
      together: (work) => store.transaction(work),
    }),
  });
}

/** Commits are kept, and given to `advance`. */
function withoutTaking({ take: _, ...sink }: Sink): Sink {
  return sink;
}

const storingTheCheckpointEarly = advancing(
  ({ apply, checkpoint, together }) =>
    ({ commits, to }) => {
      checkpoint(to);
      together(() => commits.forEach(apply));
    },
);

const neverStoringTheCheckpoint = advancing(({ apply, together }) => ({ commits }) => {
  together(() => commits.forEach(apply));
});

const applyingInParts = advancing(({ apply, checkpoint }) => ({ commits, to }) => {
  commits.forEach(apply);
  checkpoint(to);
});

const passingOverWhatFails = advancing(({ apply, checkpoint, together }) => ({ commits, to }) => {
  for (const commit of commits) {
    try {
      together(() => apply(commit));
    } catch {
      // This is the defect.
    }
  }
  checkpoint(to);
});

const applyingWhatOthersApplied = advancing(
  ({ apply, checkpoint, together }) =>
    ({ commits, to }) =>
      together(() => {
        commits.forEach(apply);
        checkpoint(to);
      }),
);

const missingThatRowsWereThrownAway = advancing(
  ({ apply, checkpoint, stored, together }) =>
    ({ commits, to }) =>
      together(() => {
        for (const commit of commits) if (commit.position > (stored() ?? '')) apply(commit);
        checkpoint(to);
      }),
);

/** The shape that the rows have is not looked at. */
const keepingRowsOfAnotherShape: MakeSink = (store, projection) => {
  const sink = inTables(store, projection);
  return {
    ...sink,
    begin: () => {
      const tables = store.all("SELECT 1 FROM sqlite_master WHERE name = 'checkpoints'");
      return tables.length === 0 ? sink.begin() : checkpointOf(store, projection);
    },
  };
};

/** What may pass is taken for what is wrong for good. */
const endingAtALock: MakeSink = (store, projection) => {
  const sink = inTables(store, projection);
  return {
    ...sink,
    advance: (step) => {
      try {
        sink.advance(step);
      } catch (error) {
        throw error instanceof StoreUnavailable ? new Error(error.message) : error;
      }
    },
  };
};

const withSink = (sink: MakeSink): Followed => ({ ...HONEST, sink });
const withLog = (log: defects.LogDefect): Followed => ({ ...HONEST, log });

const PLANTED: readonly Planted<Followed>[] = [
  {
    defect: 'a checkpoint that is stored before its events',
    subject: withSink(storingTheCheckpointEarly),
    foundBy: 'going wrong > stops where it is, says so once, and keeps nothing of the commit',
  },
  {
    defect: 'a checkpoint that is never stored',
    subject: withSink(neverStoringTheCheckpoint),
    foundBy: 'beginning again > goes on after its checkpoint',
  },
  {
    defect: 'a commit that is applied in part',
    subject: withSink(applyingInParts),
    foundBy: 'going wrong > stops where it is, says so once, and keeps nothing of the commit',
  },
  {
    defect: 'a commit that is passed over because it fails',
    subject: withSink(passingOverWhatFails),
    foundBy: 'going wrong > stops where it is, says so once, and keeps nothing of the commit',
  },
  {
    defect: 'a commit that is applied though another process did',
    subject: withSink(applyingWhatOthersApplied),
    foundBy: 'two processes on one file > apply everything once',
  },
  {
    defect: 'rows that are missed after another process threw them away',
    subject: withSink(missingThatRowsWereThrownAway),
    foundBy: 'two processes on one file > survive that one of them throws the rows away',
  },
  {
    defect: 'a view that ends where its rows are locked',
    subject: withSink(endingAtALock),
    foundBy:
      'rows that cannot be written for now > are written when another process gives its lock back, and the view says so meanwhile',
  },
  {
    defect: 'rows of another shape that are kept',
    subject: withSink(keepingRowsOfAnotherShape),
    foundBy: 'beginning again > makes rows of another shape again',
  },
  {
    defect: 'a log that delivers an event twice',
    subject: withLog(defects.deliveringTwice),
    foundBy: 'following the log > reads thousands of events in order, and each of them once',
  },
  {
    defect: 'a log that passes over an event',
    subject: withLog(defects.skippingAnEvent),
    foundBy: 'following the log > reads thousands of events in order, and each of them once',
  },
  {
    defect: 'a log that delivers events out of order',
    subject: withLog(defects.deliveringOutOfOrder),
    foundBy: 'following the log > reads thousands of events in order, and each of them once',
  },
  {
    defect: 'a log that says too early that all was delivered',
    subject: withLog(defects.catchingUpEarly),
    foundBy:
      'following the log > shows what was there before, then what comes, once somebody waits for it',
  },
  {
    defect: 'a subscription that ends silently',
    subject: withLog(defects.endingSilently),
    foundBy:
      'following the log > shows what was there before, then what comes, once somebody waits for it',
  },
];

describePlanted('the suite of followers', describeFollowing, HONEST, PLANTED);
