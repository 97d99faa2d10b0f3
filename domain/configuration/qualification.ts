export const QUALIFICATION_LEVELS = ['essential', 'balanced', 'thorough'] as const;
export type QualificationLevel = (typeof QUALIFICATION_LEVELS)[number];

/** What a qualification level asks for; shares and weights are numbers from 0 to 1. */
export interface QualificationRule {
  /** An information counts as satisfied from this coverage on. */
  readonly satisfiedAt: number;
  /** Weight of a contributing sub-objective's informations in the ranking; blocking ones weigh 1. */
  readonly contributingGain: number;
  /** Weight of a contributing sub-objective in the objective's progress; blocking ones weigh 1. */
  readonly contributingProgress: number;
  /** Share of satisfied informations from which a sub-objective is achieved. */
  readonly blockingShare: number;
  readonly contributingShare: number;
  /** Whether the objective also waits for its contributing sub-objectives. */
  readonly contributingRequired: boolean;
}

const RULES: Readonly<Record<QualificationLevel, QualificationRule>> = {
  essential: {
    satisfiedAt: 0.6,
    contributingGain: 0.1,
    contributingProgress: 0,
    blockingShare: 0.6,
    contributingShare: 0.3,
    contributingRequired: false,
  },
  balanced: {
    satisfiedAt: 0.75,
    contributingGain: 0.25,
    contributingProgress: 0.25,
    blockingShare: 1,
    contributingShare: 0.5,
    contributingRequired: false,
  },
  thorough: {
    satisfiedAt: 0.9,
    contributingGain: 0.7,
    contributingProgress: 1,
    blockingShare: 1,
    contributingShare: 0.8,
    contributingRequired: true,
  },
};

export function qualificationRule(level: QualificationLevel): QualificationRule {
  return RULES[level];
}
