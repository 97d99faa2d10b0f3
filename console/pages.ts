import { analyticsPage } from './pages/analytics/analytics.ts';
import { comparisonPage } from './pages/analytics/comparison.ts';
import { learnedFile, learnedPage } from './pages/analytics/learned.ts';
import { valuesPage } from './pages/analytics/values.ts';
import { auditPage } from './pages/audit.ts';
import { configurationPage } from './pages/configuration/configuration.ts';
import { configurationAction } from './pages/configuration/configuration-action.ts';
import { coveragePage } from './pages/configuration/coverage.ts';
import { editAction, editPage } from './pages/configuration/edit.ts';
import { exportPage, importAction, importPage } from './pages/configuration/import.ts';
import { objectiveAction, objectivePage } from './pages/configuration/objective.ts';
import { pasteAction, pastePage } from './pages/configuration/paste.ts';
import { subObjectivesAction, subObjectivesPage } from './pages/configuration/sub-objectives.ts';
import { decisionPage } from './pages/decision.ts';
import { keysAction, keysPage } from './pages/keys.ts';
import { operationsPage } from './pages/operations.ts';
import type { ConsolePage } from './pages/page.ts';
import { previewAction, previewPage } from './pages/preview.ts';
import { privacyAction, privacyPage } from './pages/privacy.ts';
import { changesPage, publishAction } from './pages/publishing/changes.ts';
import { compilationPage } from './pages/publishing/compilation.ts';
import { gateAction, gatePage } from './pages/publishing/gate.ts';
import { runTestsAction, testsPage } from './pages/publishing/tests.ts';
import { restoreAction, versionsPage } from './pages/publishing/versions.ts';
import { sessionPage } from './pages/session.ts';
import { sessionsPage } from './pages/sessions.ts';

/** Every page of a service. */
export const PAGES: readonly ConsolePage[] = [
  { path: 'configuration', show: configurationPage, act: configurationAction },
  { path: 'configuration/objective', show: objectivePage, act: objectiveAction },
  { path: 'configuration/sub-objectives', show: subObjectivesPage, act: subObjectivesAction },
  { path: 'configuration/edit', show: editPage, act: editAction },
  { path: 'configuration/paste', show: pastePage, act: pasteAction },
  { path: 'configuration/import', show: importPage, act: importAction },
  { path: 'configuration/export', show: exportPage },
  { path: 'configuration/coverage', show: coveragePage },
  { path: 'configuration/changes', show: changesPage, act: publishAction },
  { path: 'configuration/gate', show: gatePage, act: gateAction },
  { path: 'configuration/tests', show: testsPage, act: runTestsAction },
  { path: 'configuration/versions', show: versionsPage, act: restoreAction },
  { path: 'configuration/compilations/:compilation_id', show: compilationPage },
  { path: 'preview', show: previewPage, act: previewAction },
  { path: 'sessions', show: sessionsPage },
  { path: 'sessions/:session_id', show: sessionPage },
  { path: 'sessions/:session_id/decisions/:decision_id', show: decisionPage },
  { path: 'analytics', show: analyticsPage },
  { path: 'analytics/comparison', show: comparisonPage },
  { path: 'analytics/learned', show: learnedPage },
  { path: 'analytics/learned.csv', show: learnedFile },
  { path: 'analytics/values', show: valuesPage },
  { path: 'keys', show: keysPage, act: keysAction },
  { path: 'privacy', show: privacyPage, act: privacyAction },
  { path: 'audit', show: auditPage },
  { path: 'operations', show: operationsPage },
];
