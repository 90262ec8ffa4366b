#!/no-such-loader
# On Alpine Linux, the loader that Chrome names doesn't exist either.
