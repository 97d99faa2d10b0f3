import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/**
 * What can be held against the deployment files without a container engine: that each container is hardened,
 * pinned, watched, and keeps its data in a volume with a name.
 */
interface Container {
  readonly image: string;
  readonly build?: string;
  readonly profiles?: readonly string[];
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly read_only?: boolean;
  readonly init?: boolean;
  readonly user?: string;
  readonly command?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

const compose = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Container>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const containers = Object.entries(compose.services);
const dockerfile = read('Dockerfile');

describe('compose.yaml', () => {
  it('starts one instance by default, and three nodes, Redis, two PostgreSQLs, two instances, a projector and a worker as a cluster', () => {
    const names = (isChosen: (container: Container) => boolean) =>
      containers.filter(([, container]) => isChosen(container)).map(([name]) => name);
    expect(names(({ profiles }) => profiles === undefined)).toEqual(['qss']);
    expect(names(({ profiles }) => profiles?.includes('cluster') === true).sort()).toEqual([
      'compiler',
      'esdb1',
      'esdb2',
      'esdb3',
      'keys',
      'projector',
      'qss1',
      'qss2',
      'redis',
      'views',
    ]);
  });

  it.each(containers)('%s: takes no capabilities and no new privileges', (_name, container) => {
    expect(container.cap_drop).toEqual(['ALL']);
    expect(container.security_opt).toContain('no-new-privileges:true');
    expect(container.init).toBe(true);
  });

  it.each(containers)('%s: is pinned to a release', (_name, { image }) => {
    // A release of PostgreSQL has two numbers.
    expect(image).toMatch(/^postgres:\d+\.\d+-|:\d+\.\d+\.\d+/);
  });

  it.each(containers)('%s: publishes on this machine only', (_name, { ports = [] }) => {
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  it.each(containers)(
    '%s: keeps its data in volumes that are declared',
    (_name, { volumes = [] }) => {
      for (const volume of volumes) expect(compose.volumes).toHaveProperty(volume.split(':')[0]!);
    },
  );

  it('writes nowhere else in the containers of ours, of Redis and of PostgreSQL', () => {
    for (const name of ['qss', 'qss1', 'qss2', 'projector', 'compiler', 'redis', 'views', 'keys']) {
      expect(compose.services[name]?.read_only, name).toBe(true);
    }
  });

  it('lets what has no health of its own image be watched', () => {
    for (const name of ['esdb1', 'esdb2', 'esdb3', 'redis', 'views', 'keys']) {
      expect(compose.services[name]?.healthcheck?.test?.length, name).toBeGreaterThan(1);
    }
    expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  });

  it('starts instances only on a log, a Redis, views and keys that answer', () => {
    const condition = 'service_healthy';
    const answering = ['esdb1', 'esdb2', 'esdb3', 'redis', 'views', 'keys'];
    for (const name of ['qss1', 'qss2', 'projector', 'compiler']) {
      expect(compose.services[name]?.depends_on, name).toEqual(
        Object.fromEntries(answering.map((each) => [each, { condition }])),
      );
    }
  });

  it('calls the settings of the nodes as servers of 23.10 and later do', () => {
    const nodes = containers.filter(([name]) => name.startsWith('esdb'));
    expect(nodes).toHaveLength(3);
    for (const [name, { environment = {} }] of nodes) {
      expect(environment).toMatchObject({
        EVENTSTORE_NODE_HOST_ADVERTISE_AS: name,
        EVENTSTORE_REPLICATION_HOST_ADVERTISE_AS: name,
      });
      // Deprecated in 23.10, and refused by its successors.
      const old = Object.keys(environment).filter((each) => /_(INT|EXT)_|_HTTP_PORT/.test(each));
      expect(old, name).toEqual([]);
    }
  });

  it('has the nodes elect another leader within 3 s of the last word of one that hangs', () => {
    const settings = [
      'REPLICATION_HEARTBEAT_INTERVAL',
      'REPLICATION_HEARTBEAT_TIMEOUT',
      'GOSSIP_TIMEOUT_MS',
    ];
    for (const [name, { environment = {} }] of containers) {
      if (!name.startsWith('esdb')) continue;
      const [interval, timeout, gossip] = settings.map((each) =>
        Number(environment[`EVENTSTORE_${each}`]),
      );
      // The first silence of one whole interval may end just before the second.
      expect(2 * interval! + timeout! + gossip!).toBeLessThanOrEqual(3_000);
    }
  });

  it('gives the nodes more threads than they have cores from the beginning', () => {
    const nodes = containers.filter(([name]) => name.startsWith('esdb'));
    expect(nodes).toHaveLength(3);
    for (const [, { environment = {} }] of nodes) {
      const threads = String(environment['DOTNET_ThreadPool_ForceMinWorkerThreads']);
      expect(Number.parseInt(threads, 16)).toBe(32);
    }
  });

  it('runs PostgreSQL as its user, and takes it for healthy once it answers over the network', () => {
    for (const name of ['views', 'keys']) {
      const { user, healthcheck } = compose.services[name]!;
      expect(user).toBe('999:999');
      expect(healthcheck?.test?.join(' ')).toMatch(/^CMD pg_isready --host /);
    }
  });

  it('holds no secret of its own', () => {
    for (const name of ['qss', 'qss1', 'qss2', 'projector', 'compiler']) {
      const environment = compose.services[name]?.environment;
      expect(environment?.QSS_ADMIN_TOKEN, name).toMatch(/^\$\{QSS_ADMIN_TOKEN:\?/);
      expect(environment?.QSS_SECRET, name).toMatch(/^\$\{QSS_SECRET:\?/);
      expect(environment?.QSS_DATA_KEY, name).toMatch(/^\$\{QSS_DATA_KEY:\?/);
    }
  });
});

describe('Dockerfile', () => {
  it('builds in one stage, ships another, and runs as nobody special', () => {
    expect(dockerfile.match(/^FROM node:20\.20\.\d+-\S+/gm)).toHaveLength(2);
    expect(dockerfile).toMatch(/^COPY --from=build /m);
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(/npm prune --omit=dev/);
    // What code reads beside itself, and the compiler leaves where it is.
    for (const folder of ['console/texts', 'domain/language/packs'])
      expect(dockerfile).toContain(`COPY --from=build /build/${folder} ./${folder}\n`);
  });
});

describe('compose.tls.yaml', () => {
  const tls = parse(read('compose.tls.yaml'), { merge: true }) as typeof compose;
  const environmentOf = (name: string) => tls.services[name]?.environment ?? {};

  it('adds to what is there, and leaves nothing of the cluster without TLS', () => {
    const inCluster = containers.filter(([, { profiles }]) => profiles?.includes('cluster'));
    const names = inCluster.map(([name]) => name).filter((name) => name !== 'redis');
    expect(Object.keys(tls.services).sort()).toEqual(names.sort());
    for (const name of names.filter((each) => each !== 'views' && each !== 'keys')) {
      const environment = environmentOf(name);
      if (name.startsWith('esdb')) expect(environment.EVENTSTORE_INSECURE).toBe('false');
      else {
        expect(environment.EVENT_LOG_URL, name).toContain('tls=true&tlsCAFile=');
        expect(environment.VIEWS_URL, name).toContain('sslmode=verify-full&sslrootcert=');
        expect(environment.KEYRING_URL, name).toContain('sslmode=verify-full&sslrootcert=');
      }
    }
    for (const name of ['views', 'keys']) {
      expect(tls.services[name]?.command).toContain('ssl=on');
      expect(environmentOf(name).POSTGRES_HOST_AUTH_METHOD).toBe('scram-sha-256');
    }
  });

  it('publishes on this machine only', () => {
    const ports = Object.values(tls.services).flatMap((service) => service.ports ?? []);
    expect(ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)]);
  });

  it('holds no password of its own', () => {
    for (const name of ['qss1', 'qss2', 'projector', 'compiler']) {
      expect(environmentOf(name).EVENT_LOG_URL).toContain('qss:${QSS_ES_PASSWORD:?');
      expect(environmentOf(name).VIEWS_URL).toContain('qss:${QSS_VIEWS_PASSWORD:?');
      expect(environmentOf(name).KEYRING_URL).toContain('qss:${QSS_KEYS_PASSWORD:?');
    }
    expect(environmentOf('views').POSTGRES_PASSWORD).toMatch(/^\$\{QSS_VIEWS_PASSWORD:\?/);
    expect(environmentOf('keys').POSTGRES_PASSWORD).toMatch(/^\$\{QSS_KEYS_PASSWORD:\?/);
  });
});
