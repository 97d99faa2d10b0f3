export const SESSION_STATUSES = ['active', 'completed', 'stopped'] as const;

export type SessionStatus = (typeof SESSION_STATUSES)[number];

/** Whether the conversation is over, as far as the service can tell; each status can change back. */
export function sessionStatus(isAchieved: boolean, isStopped: boolean): SessionStatus {
  if (isAchieved) return 'completed';
  return isStopped ? 'stopped' : 'active';
}
