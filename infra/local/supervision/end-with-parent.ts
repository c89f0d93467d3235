// Preloaded into every child: when the supervisor is killed, its children end in order instead of holding ports.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
