import type { Refused } from '../../domain/accept-or-refuse.ts';
import type { ModelReply } from '../../domain/language/extraction-request.ts';
import type { Owner } from '../../domain/owner.ts';
import type { Call, EventsBody, NextBody } from '../../domain/session/commands.ts';
import type { PinnedArtifact } from '../../domain/session/pinned-artifact.ts';
import { artifactUnavailable } from '../../domain/session/session-refusals.ts';
import type { SessionState } from '../../domain/session/state.ts';
import { refuseOtherVersion } from '../../domain/session/state-version.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { onceThere } from '../core/once-there.ts';
import type { StreamState } from '../core/streams/stream-state.ts';
import { judgeValues } from './judge-values.ts';
import type { SessionMutation } from './session-mutation.ts';

/** The body of a call on a session, as the API parsed it. */
export type CallBody = NextBody & EventsBody;

/** The request with everything that the rules judge it by, but for the time. */
type AdmittedRequest = Omit<Call, 'at' | 'modelReply'>;

/**
 * Makes a client's request a call of its session: none for another version of it, and none without the artifact that it is pinned
 * to.
 */
export class CallAdmission {
  readonly #dependencies: Dependencies;
  readonly #session: Pick<SessionMutation, 'owner' | 'sessionId'>;
  readonly #request: CallBody;
  #admitted: AdmittedRequest | undefined;

  constructor(
    dependencies: Dependencies,
    session: Pick<SessionMutation, 'owner' | 'sessionId'>,
    request: CallBody,
  ) {
    this.#dependencies = dependencies;
    this.#session = session;
    this.#request = request;
  }

  /** The artifact of the session; undefined before it was needed, or where it cannot be read. */
  get pinned(): PinnedArtifact | undefined {
    return this.#admitted?.pinned;
  }

  /** The call at this state and time; a conflict has it asked for again at another one. */
  admit(
    { state, revision: current }: StreamState<SessionState>,
    at: string,
    modelReply?: ModelReply,
  ): Call | Refused | Promise<Call | Refused> {
    const { owner, sessionId } = this.#session;
    const { state_version: sent } = this.#request;
    const refused = refuseOtherVersion({ sessionId, sent, current });
    if (refused) return refused;
    // Nothing of it changes while the session stands at the version that was sent.
    const admitting =
      this.#admitted ?? loadGrounds(this.#dependencies, owner, this.#request, state);
    return onceThere<AdmittedRequest | undefined, Call | Refused>(admitting, (admitted) => {
      this.#admitted = admitted;
      return admitted ? { at, modelReply, ...admitted } : artifactUnavailable(sessionId);
    });
  }
}

/** Undefined when the artifact that the session is pinned to cannot be read. */
function loadGrounds(
  { artifacts }: Dependencies,
  owner: Owner,
  request: CallBody,
  { publication }: SessionState,
): AdmittedRequest | undefined | Promise<AdmittedRequest | undefined> {
  const values = request.client_updates?.data;
  return onceThere(artifacts.load(owner, publication!.artifactDigest), (pinned) => {
    if (!pinned) return undefined;
    if (!values) return admittedRequest(request, pinned, undefined);
    return onceThere(judgeValues(values, pinned), (accepts) =>
      admittedRequest(request, pinned, accepts),
    );
  });
}

function admittedRequest(
  request: CallBody,
  pinned: PinnedArtifact,
  accepts: AdmittedRequest['accepts'],
): AdmittedRequest {
  return {
    pinned,
    accepts,
    previousTurn: request.previous_turn,
    contextUpdate: request.context_update,
    clientUpdates: request.client_updates,
    selection: request.selection,
    external: request.external,
  };
}
