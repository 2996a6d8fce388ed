import { fits } from '../../lib/map/fits'
import { normalName } from '../../lib/map/normalName'
import type { Row } from '../../lib/map/rows'
import type { SourceShown, TargetShown } from '../../lib/map/shownMap'

/** What can fill this field. Without a field: everything. */
export const sourcesFor = (
  target: Pick<TargetShown, 'kind'> | undefined,
  sources: readonly SourceShown[],
): SourceShown[] => sources.filter(({ type }) => target === undefined || fits(type, target.kind))

/**
 * Fields that can still be filled: no row fills them, and no row fills a list of choices as a whole where this is one of
 * its choices, or the other way round.
 */
export function openTargets(
  rows: readonly Row[],
  sources: readonly SourceShown[],
  targets: readonly TargetShown[],
): TargetShown[] {
  const filled = targets.filter(({ name }) => rows.some(({ target }) => target === name))
  return targets.filter(
    (target) => !filled.some((other) => clashes(target, other)) && sourcesFor(target, sources).length > 0,
  )
}

const isList = ({ kind }: TargetShown): boolean => kind === 'choices' || kind === 'option'

function clashes(one: TargetShown, other: TargetShown): boolean {
  if (one.name === other.name) return true
  return (
    isList(one) &&
    isList(other) &&
    one.kind !== other.kind &&
    one.field === other.field &&
    one.isAttribute === other.isAttribute
  )
}

/** A row for a field, from what is called the same or is of the most fitting type. It follows until somebody edits it. */
export function newRow(target: TargetShown, sources: readonly SourceShown[]): Row | null {
  const fitting = sourcesFor(target, sources)
  const names = [target.label, target.field, target.option ?? ''].map(normalName).filter((name) => name !== '')
  const same = fitting.find(({ label, name }) => names.includes(normalName(label)) || names.includes(normalName(name)))
  const source =
    same ??
    fitting.find(({ sample, type }) => sample !== null && type !== 'text') ??
    fitting.find(({ sample }) => sample !== null) ??
    fitting[0]
  return source ? { authority: 'untilEdited', source: source.name, target: target.name } : null
}
