/**
 * Options for Node in a process that lives for seconds and opens an embedded database. V8 compiles WebAssembly twice, the second
 * time for speed: half of the CPU time that opening a database takes, and never regained in a short life.
 */
export const SHORT_LIVED = ['--liftoff-only']
