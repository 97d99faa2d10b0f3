export type SessionStatus = 'active' | 'completed' | 'stopped';

/** Whether the conversation is over, as far as the service can tell; each status can change back. */
export function sessionStatus(isAchieved: boolean, isStopped: boolean): SessionStatus {
  if (isAchieved) return 'completed';
  return isStopped ? 'stopped' : 'active';
}
