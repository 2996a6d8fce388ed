import { Link } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { personOf } from '@/access/personOf'
import { translatorOf } from '@/i18n/translator'
import { helpTarget, readHelp } from '@/lib/help/readHelp'
import { Button } from '@/components/ui/Button/Button'
import { PageHeader } from '@/components/ui/PageHeader/PageHeader'
import { hrefs } from '../hrefs'
import { redirectToLogin } from '../redirectToLogin'
import { Screen } from '../Screen'
import styles from './Help.module.css'
import { HelpSearch } from './HelpSearch'
import { HelpText } from './HelpText'

/** One topic of the help. */
export async function HelpPage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!(await personOf(req))) return redirectToLogin(view)
  const t = translatorOf(req.i18n)
  const href = hrefs(req)('/help')
  const help = await readHelp()
  const at = help.pages.findIndex(({ slug }) => slug === (view.params?.segments as string[] | undefined)?.at(1))
  const page = help.pages[at]
  if (!page) notFound()
  const next = help.pages[at + 1]
  const headings = page.sections.filter(({ path }) => path.includes('#'))
  const targetOf = (link: string): string | null => {
    const target = helpTarget(help, page.slug, link)
    if (target === null || target.startsWith('http')) return target
    return target ? `${href}/${target}` : href
  }
  return (
    <Screen areas={['help']} trail={[{ label: t('help'), url: href }, { label: page.title }]} view={view}>
      <PageHeader help={req.i18n.language === 'en' ? undefined : t('helpInEnglish')} title={page.title} />
      <HelpSearch href={href} t={t} />
      {headings.length > 1 && (
        <nav aria-label={t('helpOnPage')} className={styles.headings}>
          {headings.map(({ heading, path }) => (
            <a href={path.slice(path.indexOf('#'))} key={path} lang="en">
              {heading}
            </a>
          ))}
        </nav>
      )}
      <HelpText t={t} targetOf={targetOf} tokens={page.tokens} />
      <p className={styles.onward}>
        <Link href={href} prefetch={false}>
          {t('helpAll')}
        </Link>
        {next && <Button href={`${href}/${next.slug}`}>{t('helpNext', { topic: next.title })}</Button>}
      </p>
    </Screen>
  )
}
