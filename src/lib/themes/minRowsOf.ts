import type { ListSetting } from '../apps/settingFields'

/** Minimum number of rows of a list: as configured, at least 1 if it is required or has a minimum, otherwise 0. */
export const minRowsOf = ({ isRequired, minRows }: Pick<ListSetting, 'isRequired' | 'minRows'>): number =>
  isRequired || minRows !== undefined ? Math.max(1, minRows ?? 1) : 0
