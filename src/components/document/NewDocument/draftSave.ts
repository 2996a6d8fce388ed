import type { useForm } from '@payloadcms/ui'

type Options = NonNullable<Parameters<ReturnType<typeof useForm>['submit']>[0]>

interface Save {
  /** Somebody pressed a button, and is told. */
  isAsked?: boolean
  locale: string
  method: 'PATCH' | 'POST'
}

/** Saves a form as Payload does by itself: as a draft, while somebody goes on typing. @param address of the REST API */
export function draftSave(address: string, { isAsked = false, locale, method }: Save): Options {
  const query = new URLSearchParams({
    ...(!isAsked && { autosave: 'true' }),
    depth: '0',
    draft: 'true',
    'fallback-locale': 'null',
    locale,
  })
  return {
    acceptValues: { overrideLocalChanges: false },
    action: `${address}?${query}`,
    disableFormWhileProcessing: false,
    disableSuccessStatus: !isAsked,
    method,
    overrides: { _status: 'draft' },
    skipValidation: true,
  }
}
