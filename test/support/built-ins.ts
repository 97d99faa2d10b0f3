import { syncBuiltinESMExports } from 'node:module';

/**
 * Puts something else in the place of what one of Node's modules exports, for everybody in this process who has imported it.
 * @param module its default export
 * @returns puts back what was there
 */
export function replaceExport<Module extends object, Name extends keyof Module>(
  module: Module,
  name: Name,
  value: Module[Name],
): () => void {
  const before = module[name];
  module[name] = value;
  syncBuiltinESMExports();
  return () => {
    module[name] = before;
    syncBuiltinESMExports();
  };
}
