import type { PayloadHandler, PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { AuditDetails } from '../collections/AuditLog/writeAudit'
import type { OperationError } from './OperationError'
import type { CallerOf, Rule, TenantIdOf } from './rules'

type Method = 'delete' | 'get' | 'patch' | 'post'

/** How often an operation may be called. */
export interface RateLimit {
  /** Calls allowed in the period. */
  points: number
  seconds: number
  /** Who is counted. `ip` is the address (an IPv6 network of 64 bits), `person` the signed-in one, `target` the id in the path. */
  by: ('ip' | 'person' | 'target' | 'tenant')[]
}

interface OperationContext<Input, Prepared = undefined, Who extends Rule = Rule> {
  input: Input
  req: PayloadRequest
  /** Null only where the rule lets anyone in. */
  person: CallerOf<Who>
  /** The tenant that the operation acts in; null only where the rule asks for none, and it acts in none. */
  tenantId: TenantIdOf<Who>
  /** Adds to the operation's line in the audit log. */
  audit: (details: AuditDetails) => void
  /** What `prepare` gave. */
  prepared: Prepared
}

/** An operation as an assistant knows it. */
interface ToolInfo {
  /** What it does and when to use it, for a language model. */
  description: string
  /** It proposes a change and makes none. Default: false, it reads. */
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
  /** Second half of error codes: `forbidden:domains`. */
  area: string
  method: Method
  /** Below the API route, with `:name` for parts that vary. */
  path: string
  /** Path, query and body together; unknown keys are refused. */
  input: Schema
  who: Who
  /** The tenant to act in, read from the target itself where it has one. Default: none. */
  tenant?: (input: z.infer<Schema>, req: PayloadRequest) => Promise<string | null> | string | null
  limit?: RateLimit | RateLimit[]
  /** Stands before the endpoint where Payload has one of the same path. */
  door?: (operation: PayloadHandler) => PayloadHandler
  /** Says a refusal in the operation's own words, whoever refused: the rules before it or the operation itself. */
  reword?: (refusal: OperationError) => OperationError
  /** Screens may call it as a server action, too. Default: false. */
  isAction?: boolean
  /**
   * `run` answers a `Response` whose body goes on after it. It runs outside of any transaction and commits by itself what
   * it writes; its audit line is written when the body has ended. Default: false.
   */
  isStream?: boolean
  /** An assistant may call it for the person who asks. Default: none may. */
  tool?: ToolInfo
  /**
   * A program may call it with somebody's token. Default: where its rule asks for keys that a token can carry,
   * or an assistant may call it.
   */
  takesToken?: boolean
  /** Action in the audit log; null for what changes nothing that matters later. */
  audit: string | null
  /** Status of success. Default: 200. */
  status?: number
  /** Shape of the answer, for the API's description. */
  output: z.ZodType<Output>
  /** Runs before the transaction: for what waits on servers of others, which no lock may wait for. */
  prepare?: (context: OperationContext<z.infer<Schema>, undefined, Who>) => Promise<Prepared>
  /** Comes as a form, whose part `file` is the request's file (`req.file`) and whose other parts are the input. Default: false. */
  takesFile?: boolean
  /** Takes a body as large as a document from anybody: its `door` asks for a signature. Default: false. */
  takesSignedBody?: boolean
  /**
   * Runs in a transaction unless it is a GET or a stream. Over REST a `Response` is sent as it is: for a refusal after which
   * what was done stays done, where an error would take it back.
   */
  run: (context: OperationContext<z.infer<Schema>, Prepared, Who>) => Promise<Output | Response>
}

/**
 * Declares an operation once. REST endpoint, server action and the API's description are made from it, so that
 * permission, tenant, rate limit and audit line cannot be forgotten in one of them.
 */
export const defineOperation = <Schema extends z.ZodObject, Output, Prepared = undefined, Who extends Rule = Rule>(
  operation: Operation<Schema, Output, Prepared, Who>,
): Operation<Schema, Output, Prepared, Who> => operation

/** An operation whose input and output do not matter to whoever holds it. */
export type AnyOperation = Omit<Operation, 'prepare' | 'run' | 'tenant'> & {
  prepare?: (context: never) => Promise<unknown>
  run: (context: never) => Promise<unknown>
  tenant?: (input: never, req: PayloadRequest) => Promise<string | null> | string | null
}
