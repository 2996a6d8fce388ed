/**
 * Values of a form after a save: what the server stored, except for fields edited since the request was sent.
 * @param sent the values in the request
 */
export function keepTyped<Values extends object>(
  current: Values,
  { sent, stored }: { sent: Values; stored: Values },
): Values {
  const kept = Object.entries(current).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(sent[name as keyof Values]),
  )
  return { ...stored, ...Object.fromEntries(kept) }
}
