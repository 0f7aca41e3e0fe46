import { routes } from '@palimpsest/contract';
import type { RoutesContext } from '../http/register.ts';

export function registerTerminology({ register, registerSlow, glossary, memory, limits }: RoutesContext): void {
  register(routes.glossary, ({ session, query }) => glossary.list(session.userId, query));
  register(routes.addGlossaryEntry, ({ session, body }) => glossary.add(session.userId, body));
  register(routes.updateGlossaryEntry, ({ session, params, body }) =>
    glossary.update(session.userId, params.entry_id, body),
  );
  register(routes.deleteGlossaryEntry, ({ session, params }) => glossary.remove(session.userId, params.entry_id));
  registerSlow(routes.importGlossary, async ({ session, body }) => {
    await limits.imports(session.userId);
    return await glossary.import(session.userId, body);
  });

  register(routes.memory, ({ session, query }) => memory.list(session.userId, query));
  register(routes.addMemoryEntry, ({ session, body }) => memory.add(session.userId, body));
  register(routes.updateMemoryEntry, ({ session, params, body }) =>
    memory.update(session.userId, params.entry_id, body),
  );
  register(routes.deleteMemoryEntry, ({ session, params }) => memory.remove(session.userId, params.entry_id));
  registerSlow(routes.importMemory, async ({ session, body }) => {
    await limits.imports(session.userId);
    return await memory.import(session.userId, body);
  });
}
