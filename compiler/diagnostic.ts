/** What the compiler noticed about a draft that it compiled all the same; shown to editors, never to agents. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  /** `error`: the objective cannot be achieved like that. */
  readonly severity: 'error' | 'warning' | 'info';
  readonly entity: 'objective' | 'sub_objective' | 'success_information' | 'question';
  /** Id of the entity; `objective` for the objective. */
  readonly id: string;
  /** JSON Pointer into the entity. */
  readonly path: string;
  readonly message: string;
}

type DiagnosticCode =
  /** Nothing says what the question is about. */
  | 'guessed_target'
  /** It asks for the same in other words. */
  | 'redundant_question'
  /** Another question is always proposed before it. */
  | 'unreachable_question'
  /** Equal questions of two sub-objectives, or with different choices. */
  | 'conflicting_questions'
  /** Equal labels with different values. */
  | 'conflicting_choices'
  /** Only the client can say that it is achieved. */
  | 'sub_objective_without_information'
  /** The soft limit of turns is below what the objective takes at best. */
  | 'too_few_turns';
