import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { ModelCallMetrics } from '../../../cli/service/model-metrics.ts';

const usage = { input: 100, cached: 40, output: 7, isEstimated: false };

it('counts tokens by tenant, the cached ones apart', async () => {
  const registry = new Registry();
  const metrics = new ModelCallMetrics(registry);
  for (const tenant of ['acme', 'acme', 'globex']) {
    metrics.asked({ tenant, ended: 'answered', usage });
  }
  const text = await registry.metrics();
  expect(text).toContain('qss_model_tokens_total{tenant="acme",kind="input"} 120');
  expect(text).toContain('qss_model_tokens_total{tenant="acme",kind="cached"} 80');
  expect(text).toContain('qss_model_tokens_total{tenant="globex",kind="output"} 7');
});

it('gives 200 tenants series of their own, and counts all others as one', async () => {
  const registry = new Registry();
  const metrics = new ModelCallMetrics(registry);
  for (let i = 0; i < 1_000; i++) metrics.asked({ tenant: `t${i}`, ended: 'answered', usage });
  metrics.asked({ tenant: 't0', ended: 'answered', usage });
  const text = await registry.metrics();
  const labels = new Set([...text.matchAll(/tenant="([^"]*)"/g)].map(([, tenant]) => tenant));
  expect(labels.size).toBe(201);
  expect(text).toContain('qss_model_answers_total{tenant="t0",ended="answered"} 2');
  expect(text).toContain('qss_model_answers_total{tenant="(others)",ended="answered"} 800');
});
