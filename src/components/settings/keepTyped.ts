/**
 * What a form holds once it is stored: what the server has stored, but for fields that somebody went on with meanwhile.
 * @param sent what the form held when it was sent
 */
export function keepTyped<Values extends object>(
  now: Values,
  { sent, stored }: { sent: Values; stored: Values },
): Values {
  const kept = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(sent[name as keyof Values]),
  )
  return { ...stored, ...Object.fromEntries(kept) }
}
