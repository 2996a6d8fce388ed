import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { translatorOf } from '@/i18n/translator'

/** Shown by a new installation: the first account is created on the server, not by the first visitor. */
export function FirstUser({ initPageResult: { req } }: AdminViewServerProps) {
  const t = translatorOf(req.i18n)
  return (
    <MinimalTemplate>
      <h1>{t('providerFirstUser')}</h1>
      <p>{t('providerFirstUserHelp')}</p>
      <pre>npm run super-admin -- you@example.org</pre>
    </MinimalTemplate>
  )
}
