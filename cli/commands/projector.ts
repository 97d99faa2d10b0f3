import { type Command, EXIT } from '../command-line/command.ts';
import { untilSignal } from '../command-line/until-signal.ts';
import { usableConfig } from '../config/usable-config.ts';
import { placeFaults } from '../place-faults.ts';

export const projectorCommand: Command = {
  name: 'projector',
  summary: 'Make the views and the anchors alone, for services that run with --no-views.',
  usage: '',
  help: `
Follows the log, writes the read models below DATA_DIR or into VIEWS_URL, and anchors what it has seen. It answers nobody: services
with the same setting (qss serve --no-views) read what it has written, and say how far it is. Of several on the same views, one
works at a time.

examples:
  qss projector
  EVENT_LOG_URL='esdb://…' QSS_ADMIN_TOKEN_FILE=… QSS_SECRET_FILE=… qss projector`,
  run: async () => {
    const config = usableConfig(placeFaults);
    if (!config) return EXIT.config;
    const { runProjectorAlone } = await import('../projecting/run-projector-alone.ts');
    return untilSignal(runProjectorAlone(config));
  },
};
