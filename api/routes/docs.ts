import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Answer } from '../problem.ts';
import type { Route } from '../route.ts';

/** The pages that describe the service: everything comes from here, nothing from the network. */
export function docsRoutes(openApi: () => object): readonly Route[] {
  const pages: readonly (readonly [path: string, operationId: string, page: () => Page])[] = [
    ['/docs', 'getDocs', () => ({ type: 'text/html', text: DOCS_PAGE })],
    ['/docs/start.js', 'getDocsStart', () => ({ type: 'text/javascript', text: DOCS_START })],
    ['/docs/swagger-ui.css', 'getDocsStyle', () => fromSwagger('swagger-ui.css', 'text/css')],
    [
      '/docs/swagger-ui-bundle.js',
      'getDocsScript',
      () => fromSwagger('swagger-ui-bundle.js', 'text/javascript'),
    ],
    ['/docs/migrate-from-0.9', 'getMigrationPage', migrationPage],
  ];
  return [
    {
      ...OPEN,
      path: '/openapi.json',
      operationId: 'getOpenApi',
      handle: async () => ({ status: 200, body: openApi() }),
    },
    ...pages.map(([path, operationId, page]) => ({
      ...OPEN,
      path,
      operationId,
      handle: async () => answerWith(page()),
    })),
  ];
}

const OPEN = { method: 'GET', scopes: null, idempotency: 'none' } as const;

interface Page {
  readonly type: string;
  readonly text: string;
}

function answerWith({ type, text }: Page): Answer {
  return {
    status: 200,
    body: text,
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Security-Policy': CONTENT_SECURITY_POLICY,
      'Cache-Control': 'public, max-age=300',
    },
  };
}

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Question-selection service: API reference</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<noscript><p>Without scripts, read <a href="/openapi.json">the OpenAPI document</a> itself.</p></noscript>
<div id="swagger-ui"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

const DOCS_START = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  validatorUrl: null,
});
`;

const installed = createRequire(import.meta.url);

function fromSwagger(name: string, type: string): Page {
  const folder = dirname(installed.resolve('swagger-ui-dist/package.json'));
  return { type, text: readFileSync(join(folder, name), 'utf8') };
}

/** Beside the sources, and one level higher beside the compiled tree. */
function migrationPage(): Page {
  const path = 'docs/how-to/migrate-from-0.9.md';
  const places = ['../../', '../../../'].map((up) => new URL(`${up}${path}`, import.meta.url));
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`${path} is not where it should be`);
  return { type: 'text/markdown', text: readFileSync(found, 'utf8') };
}
