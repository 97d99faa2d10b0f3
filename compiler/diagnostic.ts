/** What the compiler noticed about a draft that it compiled all the same; shown to editors, never to agents. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: 'warning' | 'info';
  readonly entity: 'objective' | 'sub_objective' | 'success_information' | 'question';
  /** Id of the entity; `objective` for the objective. */
  readonly id: string;
  /** JSON Pointer into the entity. */
  readonly path: string;
  readonly message: string;
}

export type DiagnosticCode = 'guessed_target';
