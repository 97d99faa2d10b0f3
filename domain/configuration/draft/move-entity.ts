/** Puts an entity in front of another one, or at the end: a map keeps the order in which its keys were put in. */
export function moveEntity(
  entities: Map<string, object>,
  id: string,
  comesBefore: string | null,
): void {
  const others = [...entities].filter(([other]) => other !== id);
  const place = others.findIndex(([other]) => other === comesBefore);
  const inOrder = others.toSpliced(place < 0 ? others.length : place, 0, [id, entities.get(id)!]);
  entities.clear();
  for (const [each, entity] of inOrder) entities.set(each, entity);
}
