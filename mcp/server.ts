import {
  fromJsonSchema,
  type JsonSchemaValidator,
  type jsonSchemaValidator,
  McpServer,
} from '@modelcontextprotocol/server';
import type { QssClient } from '../client/client.ts';
import { InvalidRequestError } from '../client/errors.ts';
import { pointerTo } from '../domain/json/json-pointer.ts';
import { failureResult } from './failure-result.ts';
import { LEAD_CONVERSATION_PROMPT } from './lead-conversation-prompt.ts';
import { schemasOf } from './schemas.ts';
import { type Arguments, TOOLS, type Tool } from './tools.ts';

/** What one connection may do, and through which client it does it. */
export interface Caller {
  readonly client: QssClient;
  readonly scopes: readonly string[];
}

type ListedTool = ReturnType<typeof schemasOfTool> & { readonly tool: Tool };

/** Every service of a process has the same. */
const LISTED = new WeakMap<object, readonly ListedTool[]>();

/**
 * Makes servers of the Model Context Protocol, one a connection. Every tool is a call of the public API through the client: keys,
 * scopes, idempotency, limits and what is never exposed are held there alone.
 * @param openApi the public document, from which the tools' schemas come
 */
export function mcpServers(openApi: object, version: string): (caller: Caller) => McpServer {
  const listed = LISTED.get(openApi) ?? listedTools(openApi);
  LISTED.set(openApi, listed);
  return ({ client, scopes }) => {
    const server = new McpServer(
      { name: 'question-selection-service', title: 'Question-selection service', version },
      { instructions: LEAD_CONVERSATION_PROMPT },
    );
    for (const { tool, known, inputSchema, outputSchema } of listed) {
      if (!scopes.includes(tool.scope)) continue;
      const { name, title, description, hints: annotations } = tool;
      const about = { title, description, inputSchema, outputSchema, annotations };
      server.registerTool(name, about, (args) => {
        const given = (args ?? {}) as Arguments;
        return called(tool, client, { args: given, known });
      });
    }
    server.registerPrompt(
      'lead_conversation',
      { title: 'Lead a conversation', description: 'How to use these tools, turn by turn.' },
      () => ({
        messages: [{ role: 'user', content: { type: 'text', text: LEAD_CONVERSATION_PROMPT } }],
      }),
    );
    return server;
  };
}

function listedTools(openApi: object): readonly ListedTool[] {
  return TOOLS.map((tool) => ({ tool, ...schemasOfTool(openApi, tool) }));
}

interface Given {
  readonly args: Arguments;
  /** Names of the arguments that the tool has. */
  readonly known: ReadonlySet<string>;
}

async function called(tool: Tool, client: QssClient, { args, known }: Given) {
  try {
    assertCallable(tool, args, known);
    const answer = { ...(await tool.run(client, args)) };
    const text = JSON.stringify(answer);
    return { content: [{ type: 'text' as const, text }], structuredContent: answer };
  } catch (error) {
    return failureResult(error);
  }
}

/** What would not even be a request, or never reach the API, which judges all else. @throws InvalidRequestError */
function assertCallable(tool: Tool, args: object, known: ReadonlySet<string>): void {
  const missing = (tool.required ?? []).filter((name) => !Object.hasOwn(args, name));
  const unknown = Object.keys(args).filter((name) => !known.has(name));
  const errors = [
    ...missing.map((name) => argumentError(name, 'required', 'is required')),
    ...unknown.map((name) => argumentError(name, 'unknown_field', 'is not known here')),
    ...sessionIdErrors(args),
  ];
  const [first] = errors;
  if (first === undefined) return;
  const message = `The tool cannot be called: ${first.path.slice(1)} ${first.message}.`;
  throw new InvalidRequestError({
    code: 'invalid_request',
    status: 0,
    message,
    details: { errors },
  });
}

/** The id becomes a part of the path, and what is no text, or an empty one, another path. */
function sessionIdErrors(args: { readonly session_id?: unknown }) {
  if (!Object.hasOwn(args, 'session_id')) return [];
  const id = args.session_id;
  if (typeof id !== 'string')
    return [argumentError('session_id', 'invalid_type', 'must be a text')];
  const isEmpty = id === '';
  return isEmpty
    ? [argumentError('session_id', 'too_short', 'must have at least 1 character')]
    : [];
}

function argumentError(name: string, code: string, message: string) {
  return { code, location: 'body', path: pointerTo([name]), message };
}

/** The API judges every argument and says what is wrong with it; a second judge would say it otherwise. */
const LEFT_TO_THE_API: jsonSchemaValidator = {
  getValidator:
    <T>(): JsonSchemaValidator<T> =>
    (input) => ({ valid: true, data: input as T, errorMessage: undefined }),
};

function schemasOfTool(openApi: object, tool: Tool) {
  const { properties, required, output } = schemasOf(openApi, tool.operationId);
  const input = {
    type: 'object',
    properties: { ...tool.properties, ...properties },
    required: [...(tool.required ?? []), ...required.filter((name) => name !== 'state_version')],
    additionalProperties: false,
  };
  return {
    known: new Set(Object.keys(input.properties)),
    inputSchema: fromJsonSchema(
      { ...input, required: [...new Set(input.required)] } as never,
      LEFT_TO_THE_API,
    ),
    outputSchema: fromJsonSchema(output as never, LEFT_TO_THE_API),
  };
}
