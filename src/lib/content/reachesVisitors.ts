import { isSameValue, type FieldValues } from './values'

/**
 * Whether a change of a draft is meant for visitors as well, who see what was published before: both have the same in the
 * fields that change. What else the draft changes stays with it.
 * @param names of the fields that change
 */
export const reachesVisitors = (published: FieldValues, draft: FieldValues, names: string[]): boolean =>
  names.every((name) => isSameValue(published[name], draft[name]))
