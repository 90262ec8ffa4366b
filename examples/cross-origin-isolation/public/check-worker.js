postMessage(self.crossOriginIsolated ? 'The worker is isolated' : 'The worker is not isolated');
