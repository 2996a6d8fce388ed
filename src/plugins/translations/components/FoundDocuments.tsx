import type { z } from 'zod'
import { Button } from '../../../components/ui/Button/Button'
import { EmptyState } from '../../../components/ui/EmptyState/EmptyState'
import { List } from '../../../components/ui/List/List'
import { ListRow } from '../../../components/ui/List/ListRow'
import type { Translator } from '../../../i18n/say'
import type { foundDocuments } from '../lib/shapes'
import styles from './Overview.module.css'

interface Props {
  /** Null where the site does not have the language. */
  found: z.infer<typeof foundDocuments> | null
  hrefOf: (id: string) => string
  page: number
  pageHref: (page: number) => string
  t: Translator
}

/** A page of documents, each with the way to its texts. */
export function FoundDocuments({ found, hrefOf, page, pageHref, t }: Props) {
  if (!found || found.documents.length === 0) return <EmptyState icon="CircleCheck" title={t('translateListNone')} />
  return (
    <>
      <div className={styles.list}>
        <List>
          {found.documents.map(({ changed, done, id, title, total }) => (
            <ListRow
              detail={[
                t('translateProgress', { done, total }),
                changed > 0 && t('translateOverviewChanged', { count: changed }),
              ]
                .filter(Boolean)
                .join(' · ')}
              href={hrefOf(id)}
              key={id}
              title={title || t('untitled')}
            />
          ))}
        </List>
      </div>
      {found.pages > 1 && (
        <nav aria-label={t('translateListPages')} className={styles.pages}>
          {page > 1 && <Button href={pageHref(page - 1)}>{t('previousPage')}</Button>}
          {page < found.pages && <Button href={pageHref(page + 1)}>{t('nextPage')}</Button>}
        </nav>
      )}
    </>
  )
}
