const nextConfig = {
  async headers() {
    return [
      {
        source: '/:path*',
        headers: [
          {key: 'Cross-Origin-Opener-Policy', value: 'same-origin'},
          {key: 'Cross-Origin-Embedder-Policy', value: 'require-corp'},
        ],
      },
    ];
  },
};

export default nextConfig;
