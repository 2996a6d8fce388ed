import { Link } from '@payloadcms/ui'
import type { Translator } from '../../../../i18n/createTranslator'
import type { ShownProblem } from '../../../../lib/provider/siteProblem'
import type { HrefOf } from '../../hrefs'
import { SiteButton } from './SiteButton'
import styles from './Sites.module.css'

/** As many are read at a glance. */
const SHOWN = 2

interface Props {
  hrefOf: HrefOf
  id: string
  problems: ShownProblem[]
  t: Translator
}

/** What is wrong with a site, each with the way to where it is mended. */
export function ProblemList({ problems, t, ...site }: Props) {
  if (problems.length === 0) return <span className={styles.none}>{t('sitesProblemsNone')}</span>
  const rest = problems.slice(SHOWN)
  return (
    <>
      <Lines problems={problems.slice(0, SHOWN)} {...site} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{t('sitesMore', { count: rest.length })}</summary>
          <Lines problems={rest} {...site} />
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
