import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { markdownPage } from '../markdown-page.ts';
import { KEY_EXAMPLE } from '../openapi.ts';
import type { Route, RouteAnswer } from '../route.ts';

/**
 * The pages that describe the service: everything comes from here, nothing from the network.
 * @param openApi the document as JSON
 */
export function docsRoutes(openApi: string): readonly Route[] {
  const pages: readonly (readonly [path: string, operationId: string, page: () => DocumentPage])[] =
    [
      ['/', 'getWelcome', () => ({ type: 'text/html', text: WELCOME_PAGE })],
      ['/llms.txt', 'getLlmsText', () => plain('docs/llms.txt')],
      ['/docs', 'getDocs', () => ({ type: 'text/html', text: DOCS_PAGE })],
      ['/docs/start.js', 'getDocsStart', () => ({ type: 'text/javascript', text: DOCS_START })],
      ['/docs/swagger-ui.css', 'getDocsStyle', () => fromSwagger('swagger-ui.css', 'text/css')],
      [
        '/docs/swagger-ui-bundle.js',
        'getDocsScript',
        () => fromSwagger('swagger-ui-bundle.js', 'text/javascript'),
      ],
      [
        '/docs/lead-a-conversation',
        'getConversationPage',
        () => plain('docs/how-to/lead-a-conversation.md'),
      ],
      ['/docs/errors', 'getErrorsPage', () => plain('docs/reference/errors.md')],
      [
        '/docs/migrate-from-0.9',
        'getMigrationPage',
        () => plain('docs/how-to/migrate-from-0.9.md'),
      ],
    ];
  return [
    {
      ...OPEN,
      path: '/openapi.json',
      operationId: 'getOpenApi',
      handle: async () => ({ status: 200, body: openApi }),
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

interface DocumentPage {
  readonly type: string;
  readonly text: string;
}

function answerWith({ type, text }: DocumentPage): RouteAnswer {
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

const WELCOME_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Question-selection service</title>
</head>
<body>
<h1>Question-selection service</h1>
<p>During a conversation that your agent leads, it decides which question to put to the user next, so that a configured
objective is reached. This is its public API; every call but these pages needs an API key.</p>
<ul>
<li><a href="/docs/lead-a-conversation">Lead a conversation</a>: the loop on one page</li>
<li><a href="/docs">API reference</a>, to read and to try; <a href="/openapi.json">as an OpenAPI document</a></li>
<li><a href="/docs/errors">Errors</a>: what each one means, and what to do</li>
<li><a href="/llms.txt">llms.txt</a>: the same for a language model; <code>POST /mcp</code> offers it as tools</li>
<li><a href="/v1/health">Health</a></li>
</ul>
</body>
</html>
`;

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
  // "Try it out" is a new call each time, unless somebody has typed a key to see what a retry does.
  requestInterceptor: (request) => {
    const name = 'Idempotency-Key';
    if (request.headers[name] === '${KEY_EXAMPLE}') {
      const bytes = crypto.getRandomValues(new Uint8Array(12));
      request.headers[name] = 'try-' + Array.from(bytes, (byte) => byte.toString(16)).join('');
    }
    return request;
  },
});
`;

const installed = createRequire(import.meta.url);

function fromSwagger(name: string, type: string): DocumentPage {
  const folder = dirname(installed.resolve('swagger-ui-dist/package.json'));
  return { type, text: readFileSync(join(folder, name), 'utf8') };
}

/** As plain text: browsers show it, where they would save Markdown to a file. */
function plain(file: string): DocumentPage {
  return { type: 'text/plain', text: markdownPage(file) };
}
