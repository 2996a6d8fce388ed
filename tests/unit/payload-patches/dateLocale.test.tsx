import { TranslationProvider, useTranslation } from '@payloadcms/ui'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { WelshDates } from '@/payload-patches/dateLocale/WelshDates'

/** Payload asks for Next's router, and goes nowhere while nobody changes the language. */
const ROUTER = {} as ContextType<typeof AppRouterContext>

function Month() {
  const { i18n } = useTranslation()
  // Payload has none before its own have been loaded in the browser.
  return i18n.dateFNS?.localize.month(0) ?? 'none yet'
}

const monthIn = (language: string) =>
  renderToStaticMarkup(
    <AppRouterContext value={ROUTER}>
      <TranslationProvider
        dateFNSKey="en-US"
        fallbackLang="en"
        language={language}
        languageOptions={[]}
        switchLanguageServerAction={async () => undefined}
        translations={{} as never}
      >
        <WelshDates>
          <Month />
        </WelshDates>
      </TranslationProvider>
    </AppRouterContext>,
  )

describe('dates in Payload’s fields', () => {
  it('have Welsh months in Welsh, which Payload cannot load', () => {
    expect(monthIn('cy')).toBe('Ionawr')
  })

  it('are left to Payload in every other language', () => {
    expect(monthIn('es')).toBe('none yet')
  })
})
