import { TranslationProvider, useTranslation } from '@payloadcms/ui'
import { render, waitFor } from '@testing-library/react'
import { WelshDates } from '@/payload-patches/dateLocale/WelshDates'

jest.mock('next/navigation.js', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

function Month() {
  const { i18n } = useTranslation()
  return i18n.dateFNS ? i18n.dateFNS.localize.month(0) : 'none yet'
}

const monthIn = async (language: string) => {
  const { container } = render(
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
    </TranslationProvider>,
  )
  await waitFor(() => expect(container.textContent).toMatch(/^\w+$/))
  return container.textContent
}

describe('dates in Payload’s fields', () => {
  it('have Welsh months in Welsh, which Payload cannot load', async () => {
    expect(await monthIn('cy')).toBe('Ionawr')
  })

  it('stay as Payload loads them in other languages', async () => {
    expect(await monthIn('en')).toBe('January')
  })
})
