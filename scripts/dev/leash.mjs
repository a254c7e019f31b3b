/* Loaded by every server of `npm run dev` before all else: without the process that started it, it ends. */
process.on('disconnect', () => process.exit());
