import { fits } from '../../lib/map/fits'
import { normalName } from '../../lib/map/normalName'
import type { Row } from '../../lib/map/rows'
import type { SourceShown, TargetShown } from '../../lib/map/document'

/** Sources that can fill a field; all sources if there is no field. */
export const sourcesFor = (
  target: Pick<TargetShown, 'kind'> | undefined,
  sources: readonly SourceShown[],
): SourceShown[] => sources.filter(({ type }) => target === undefined || fits(type, target.kind))

/** Fields without a row that have a source. A list of choices and its single choices exclude each other. */
export function addableTargets(
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

function clashes(a: TargetShown, b: TargetShown): boolean {
  if (a.name === b.name) return true
  return isList(a) && isList(b) && a.kind !== b.kind && a.field === b.field && a.isAttribute === b.isAttribute
}

/**
 * Creates a row for a field from the source with the same name or, failing that, the best-fitting type. It follows
 * until a user edits the field.
 */
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
