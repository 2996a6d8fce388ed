import type { ListSetting } from '../apps/settingFields'

/** How many rows a list must have: as it says, one at least where it is required or says anything at all, else none. */
export const leastRows = ({ isRequired, minRows }: Pick<ListSetting, 'isRequired' | 'minRows'>): number =>
  isRequired || minRows !== undefined ? Math.max(1, minRows ?? 1) : 0
