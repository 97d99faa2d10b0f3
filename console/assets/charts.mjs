/** Draws what pages tell in `data-chart`, with uPlot; their tables tell the same. */

const HEIGHT = 220;
const DAY_SECONDS = 86_400;
/** Days between two marks. */
const STEPS = [1, 2, 7, 14, 28, 91, 364].map((days) => days * DAY_SECONDS);

function colours() {
  const style = getComputedStyle(document.documentElement);
  const of = (name) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const colour = getComputedStyle(probe).color;
    probe.remove();
    return colour;
  };
  return {
    series: ['--accent', '--good', '--warn', '--bad', '--quiet'].map(of),
    ink: of('--quiet'),
    line: of('--line'),
    font: style.fontFamily,
  };
}

function draw(part) {
  const { x, series } = JSON.parse(part.dataset.chart);
  const { series: paints, ink, line, font } = colours();
  const axis = {
    stroke: ink,
    grid: { stroke: line, width: 1 },
    ticks: { stroke: line },
    font: `12px ${font}`,
  };
  part.replaceChildren();
  const width = part.clientWidth;
  const language = document.documentElement.lang;
  const day = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  new globalThis.uPlot(
    {
      width,
      height: HEIGHT,
      // Counts begin at nothing.
      scales: { y: { range: (_, __, most) => [0, Math.max(1, most * 1.1)] } },
      tzDate: (seconds) => globalThis.uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
      axes: [
        {
          ...axis,
          incrs: STEPS,
          values: (_, ticks) => ticks.map((each) => day.format(each * 1000)),
        },
        axis,
      ],
      series: [
        { label: part.dataset.day, value: (_, at) => (at === null ? '–' : day.format(at * 1000)) },
        ...series.map(({ label }, i) => ({
          label,
          stroke: paints[i % paints.length],
          width: 2,
          // Told apart without colours, too.
          dash: [[], [8, 4], [2, 4], [12, 4, 2, 4], [4, 2]][i % 5],
          points: { show: x.length < 40 },
        })),
      ],
    },
    [x, ...series.map(({ values }) => values)],
    part,
  );
}

function drawAll() {
  for (const part of document.querySelectorAll('[data-chart]')) draw(part);
}

drawAll();
addEventListener('resize', drawAll);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', drawAll);
