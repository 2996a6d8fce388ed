import { Link } from '@payloadcms/ui'
import type { Translator } from '@/i18n/createTranslator'
import type { ShownProblem } from '@/lib/provider/siteProblem'
import type { HrefOf } from '../../hrefs'
import { SiteButton } from './SiteButton'
import styles from './Sites.module.css'

/** Number of problems shown before the rest is collapsed. */
const MAX_VISIBLE = 2

interface Props {
  hrefOf: HrefOf
  id: string
  problems: ShownProblem[]
  t: Translator
}

/** Problems of a site, each with a link to where it can be fixed. */
export function ProblemList({ problems, t, ...site }: Props) {
  if (problems.length === 0) return <span className={styles.none}>{t('sitesProblemsNone')}</span>
  const hidden = problems.slice(MAX_VISIBLE)
  return (
    <>
      <Lines problems={problems.slice(0, MAX_VISIBLE)} {...site} />
      {hidden.length > 0 && (
        <details className={styles.rest}>
          <summary>{t('sitesMore', { count: hidden.length })}</summary>
          <Lines problems={hidden} {...site} />
        </details>
      )}
    </>
  )
}

const Lines = ({ hrefOf, id, problems }: Omit<Props, 't'>) => (
  <ul className={styles.problems}>
    {problems.map(({ isInSite, path, text }) => (
      <li key={text}>
        {isInSite ? (
          <SiteButton id={id} path={path}>
            {text}
          </SiteButton>
        ) : (
          <Link className={styles.link} href={hrefOf(path)} prefetch={false}>
            {text}
          </Link>
        )}
      </li>
    ))}
  </ul>
)
