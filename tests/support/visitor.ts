import { answerVisitor } from '@/plugins/site/lib/answerVisitor'
import { serveSiteApi } from '@/plugins/site/lib/serveSiteApi'
import type { TestApp } from './boot'

export interface Visit {
  status: number
  text: string
  headers: Headers
}

interface VisitOptions {
  cookie?: string
  headers?: Record<string, string>
  /** Fields of a form that is sent. */
  form?: Record<string, string>
  method?: string
}

/** Comes to a website as a visitor's browser does: by its host. */
export async function visit(app: TestApp, host: string, path: string, { cookie, form, headers = {}, method = form ? 'POST' : 'GET' }: VisitOptions = {}): Promise<Visit> {
  const request = new Request(`http://internal:3000${path}`, {
    body: form ? new URLSearchParams(form).toString() : null,
    headers: { Host: host, ...(cookie && { Cookie: cookie }), ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }), ...headers },
    method,
  })
  const isApi = path.startsWith('/api/')
  const answer = isApi ? ((await serveSiteApi(app.config, request)) ?? (await app.send(request))) : await answerVisitor(Promise.resolve(app.config), request)
  return { headers: answer.headers, status: answer.status, text: await answer.text() }
}
