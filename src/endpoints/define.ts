import type { PayloadHandler, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { AuditDetails } from '@/collections/AuditLog/writeAudit'
import type { OperationError } from './OperationError'
import type { CallerOf, Rule, TenantIdOf } from './routeRules'

type Method = 'delete' | 'get' | 'patch' | 'post'

/** Rate limit of an operation. */
export interface RateLimit {
  /** Calls allowed per period. */
  points: number
  seconds: number
  /**
   * What calls are counted by. `ip`: client address (for IPv6 the /64 network); `person`: user; `target`: the id in the
   * path.
   */
  by: ('ip' | 'person' | 'target' | 'tenant')[]
}

interface OperationContext<Input, Prepared = undefined, Who extends Rule = Rule> {
  input: Input
  req: PayloadRequest
  /** Null only if the rule allows anyone. */
  person: CallerOf<Who>
  /** The tenant that the operation acts in. Null only if the rule requires none and there is none. */
  tenantId: TenantIdOf<Who>
  /** Adds details to the operation's audit entry. */
  audit: (details: AuditDetails) => void
  /** The result of `prepare`. */
  prepared: Prepared
}

/** An operation as a tool of an assistant. */
interface ToolInfo {
  /** What it does and when to use it, for a language model. */
  description: string
  /** Whether it proposes a change without making it. Default: false, it reads. */
  proposes?: boolean
}

export interface Operation<
  Schema extends z.ZodObject = z.ZodObject,
  Output = unknown,
  Prepared = undefined,
  Who extends Rule = Rule,
> {
  name: string
  summary: string
  /** Area in error codes: `forbidden:domains`. */
  area: string
  method: Method
  /** Path below the API route, with parameters as `:name`. */
  path: string
  /** Schema of path parameters, query and body combined. Unknown keys are refused. */
  input: Schema
  who: Who
  /** Resolves the tenant to act in, from the target itself where it has one. Default: none. */
  tenant?: (input: z.infer<Schema>, req: PayloadRequest) => Promise<string | null> | string | null
  limit?: RateLimit | RateLimit[]
  /** Wraps the handler, for example to pass requests on to a Payload endpoint with the same path. */
  wrapHandler?: (operation: PayloadHandler) => PayloadHandler
  /**
   * Rewrites a refusal before it is sent, whether by the operation or by a check before it.
   * @param language of the reader
   */
  rewriteError?: (refusal: OperationError, language: string) => OperationError
  /** Whether screens can call it as a server action. Default: false. */
  isAction?: boolean
  /**
   * Whether `run` returns a streaming `Response`. It then runs outside any transaction and commits its own writes; the
   * audit entry is written when the stream ends. Default: false.
   */
  isStream?: boolean
  /** Allows assistants to call it on behalf of the user. Default: not allowed. */
  tool?: ToolInfo
  /**
   * Whether programs can call it with a token. Default: true if its rule requires a key that tokens can carry, or if
   * assistants read with it.
   */
  takesToken?: boolean
  /** Action in the audit log; null for changes that are not worth recording. */
  audit: string | null
  /** Status of a successful response. Default: 200. */
  status?: number
  /** Schema of the response, for the API description. */
  output: z.ZodType<Output>
  /** Runs before the transaction, for calls to external services: no lock is held while waiting for them. */
  prepare?: (context: OperationContext<z.infer<Schema>, undefined, Who>) => Promise<Prepared>
  /**
   * Whether it accepts multipart forms. The part `file` becomes `req.file`, the other parts the input. Default: false.
   */
  takesFile?: boolean
  /** Whether it expects the form file of an upload collection as `req.file`. For the API description. Default: false. */
  isUpload?: boolean
  /**
   * What a returned `Response` is, for the API description: its media type, a redirect, or a refusal of every call.
   * Default: JSON of `output`.
   */
  answers?: 'nothing' | 'redirect' | `${string}/${string}`
  /**
   * Whether anonymous callers can send bodies as large as a document. Its `wrapHandler` must verify a signature. Default:
   * false.
   */
  takesSignedBody?: boolean
  /**
   * Runs in a transaction unless it is a GET or a stream. A returned `Response` is sent unchanged over REST: for
   * refusals that must commit, where a thrown error would roll back.
   */
  run: (context: OperationContext<z.infer<Schema>, Prepared, Who>) => Promise<Output | Response>
}

/** Options that several operations share, of any input: `satisfies Partial<SharedOptions>` refuses unknown ones. */
export type SharedOptions = Omit<AnyOperation, 'name' | 'path' | 'prepare' | 'run' | 'summary'>

/**
 * Declares an operation. REST endpoint, server action and API description are derived from it, so that permission,
 * tenant, rate limit and audit entry apply to all of them.
 */
export const defineOperation = <Schema extends z.ZodObject, Output, Prepared = undefined, Who extends Rule = Rule>(
  operation: Operation<Schema, Output, Prepared, Who>,
): Operation<Schema, Output, Prepared, Who> => operation

/** An operation of any input and output. */
export type AnyOperation = Omit<Operation, 'prepare' | 'run' | 'tenant'> & {
  prepare?: (context: never) => Promise<unknown>
  run: (context: never) => Promise<unknown>
  tenant?: (input: never, req: PayloadRequest) => Promise<string | null> | string | null
}

/** Schema of an operation that returns a Payload document: the guaranteed fields, and any others. */
export const documentSchema = <Document>(guaranteed: z.ZodRawShape): z.ZodType<Document> =>
  z.looseObject(guaranteed) as z.ZodType<Document>
