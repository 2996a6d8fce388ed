import { Link } from '@payloadcms/ui'
import type { Translator } from '@/i18n/createTranslator'
import { orderAfterClick, SITE_COLUMNS, sitesLinkQuery, type SitesQuery } from '@/lib/provider/sitesQuery'
import { Icon } from '@/components/ui/Icon/Icon'
import { COLUMN_LABELS } from './columns'
import styles from './Sites.module.css'

interface Props {
  /** URL of this screen. */
  href: string
  query: SitesQuery
  t: Translator
}

/** Column headers; each sorts the list by its column. */
export const SitesHead = ({ href, query, t }: Props) => (
  <thead>
    <tr>
      {SITE_COLUMNS.map((column) => {
        const isCurrent = query.order.column === column
        return (
          <th
            aria-sort={isCurrent ? (query.order.isDescending ? 'descending' : 'ascending') : undefined}
            data-column={column}
            key={column}
            scope="col"
          >
            <Link
              className={styles.sort}
              href={`${href}${sitesLinkQuery({ ...query, order: orderAfterClick(query.order, column), part: 1 })}`}
              prefetch={false}
              scroll={false}
            >
              {t(COLUMN_LABELS[column])}
              {isCurrent && <Icon name={query.order.isDescending ? 'ArrowDown' : 'ArrowUp'} />}
            </Link>
          </th>
        )
      })}
      <td className={styles.actions} />
    </tr>
  </thead>
)
