import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { serveTools } from '../../../mcp/stdio.ts';
import { fetchFrom } from '../../support/instance.ts';
import { ServiceUnderTest } from '../../support/service.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('The tools on standard input are refused within three seconds where nobody answers', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const fetch = () => Response.json({ code: 'unauthorized', message: 'No.' }, { status: 401 });
  const serving = serveTools({}, '1', { url: 'http://here', key: 'k', fetch });
  await expect(serving).rejects.toMatchObject({ status: 401 });
  const [ms] = timeout.mock.calls[0]!;
  expect(ms).toBeLessThanOrEqual(3_000);
  expect(ms).toBeGreaterThan(1_000);
});

it('A tool waits eight seconds for an answer and ten for a publication', async () => {
  const service = await ServiceUnderTest.start();
  onTestFinished(() => service.stop());
  await service.publish();
  const key = await service.makeSecret(['configuration:publish']);
  const inner = fetchFrom(service.service.publicApp);
  const transport = new StreamableHTTPClientTransport(new URL('http://here/mcp'), {
    fetch: async (url, init) => inner(new URL(url).pathname, init as RequestInit),
    requestInit: { headers: { Authorization: `Bearer ${key}` } },
  });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { tools } = await client.listTools();
  const publishing = tools.find(({ name }) => name.includes('publish'))!;
  const called = client.callTool({ name: publishing.name, arguments: {} });
  await service.compiled();
  expect((await called).isError).not.toBe(true);
  const given = timeout.mock.calls.map(([ms]) => ms);
  const ofAnswers = given.filter((ms) => ms !== 10_000);
  expect(given).toContain(10_000);
  expect(Math.max(...ofAnswers)).toBeLessThanOrEqual(8_000);
  expect(Math.max(...ofAnswers)).toBeGreaterThan(4_000);
  await client.close();
});
