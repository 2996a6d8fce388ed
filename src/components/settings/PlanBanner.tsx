import type { ReactNode } from 'react'
import type { Translator } from '@/i18n/createTranslator'
import { Banner } from '@/components/ui/Banner/Banner'
import { Button } from '@/components/ui/Button/Button'

interface Props {
  /** What the plan lacks. */
  children: ReactNode
  /** URL of the plans; null if the user cannot see them. */
  href: string | null
  t: Translator
}

/** States that the plan of the site lacks a feature, and leads to the plans. */
export const PlanBanner = ({ children, href, t }: Props) => (
  <Banner action={href && <Button href={href}>{t('planUpgrade')}</Button>} icon="Lock">
    {children}
  </Banner>
)
