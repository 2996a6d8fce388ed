import type { AccessFilter as Filter } from '../lib/data/accessFilter'
import type { SiteWords } from '../words/en'

/** Chooses performances by how they are made accessible. A plain form: its answer is an address that can be sent on. */
export const AccessFilter = ({ action, filter: { chosen, name, options }, words }: { action: string; filter: Filter; words: SiteWords }) => (
  <form action={action} className="filter" method="get">
    <label htmlFor="filter-access">{words.accessFilter}</label>
    <select id="filter-access" name={name}>
      <option value="">{words.accessFilterAll}</option>
      {options.map(({ label, value }) => (
        <option key={value} selected={value === chosen} value={value}>
          {label}
        </option>
      ))}
    </select>
    <button className="button quiet" type="submit">
      {words.accessFilterShow}
    </button>
  </form>
)
