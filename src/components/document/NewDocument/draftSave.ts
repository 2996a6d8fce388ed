import type { useForm } from '@payloadcms/ui'

type Options = NonNullable<Parameters<ReturnType<typeof useForm>['submit']>[0]>

interface Save {
  /** The save was requested by the user, who gets feedback. */
  isManual?: boolean
  locale: string
  method: 'PATCH' | 'POST'
}

/**
 * Options for saving a form as a draft without interrupting typing, like Payload's autosave.
 * @param address URL in the REST API
 */
export function draftSave(address: string, { isManual = false, locale, method }: Save): Options {
  const query = new URLSearchParams({
    ...(!isManual && { autosave: 'true' }),
    depth: '0',
    draft: 'true',
    'fallback-locale': 'null',
    locale,
  })
  return {
    acceptValues: { overrideLocalChanges: false },
    action: `${address}?${query}`,
    disableFormWhileProcessing: false,
    disableSuccessStatus: !isManual,
    method,
    overrides: { _status: 'draft' },
    skipValidation: true,
  }
}
